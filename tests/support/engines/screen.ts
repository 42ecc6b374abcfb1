import { firstLine, type Program, startProgram } from './program.ts'

/**
 * Starts a screen that nobody sees and gives back the name that X11 has for it: the first number that no other screen of
 * this machine has. Without `-noreset` it would begin anew whenever its last client leaves: what looks at it before the
 * window manager has come, and leaves, would take the window manager along.
 * @param program the file of `Xvfb`
 * @param size width and height in px
 */
export async function startScreen(
  program: string,
  size: `${number}x${number}`,
): Promise<{ screen: Program; name: string }> {
  const args = ['-displayfd', '3', '-noreset', '-screen', '0', `${size}x24`, '-nolisten', 'tcp']
  const screen = startProgram(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  return { screen, name: `:${await firstLine(screen, 3)}` }
}
