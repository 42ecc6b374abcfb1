import { type Program, readFirstLine, startProgram } from './program.ts'

/**
 * Starts a virtual display and returns its X11 name: the first number that no other display of this machine uses.
 * `-noreset` keeps it from a reset when its last client disconnects, which would end the window manager.
 * @param program the file of `Xvfb`
 * @param size width and height in px
 */
export async function startVirtualDisplay(
  program: string,
  size: `${number}x${number}`,
): Promise<{ screen: Program; name: string }> {
  const args = ['-displayfd', '3', '-noreset', '-screen', '0', `${size}x24`, '-nolisten', 'tcp']
  const screen = startProgram(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  return { screen, name: `:${await readFirstLine(screen, 3)}` }
}
