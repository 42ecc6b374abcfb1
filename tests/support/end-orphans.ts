// Ends what a run has started once its runner is gone, however it went: the pipe between the two is closed then.
import { endRun } from './left-behind.ts'

process.stdin.resume().once('end', () => endRun(JSON.parse(process.argv[2] ?? ''), 0))
