// Random sequences of everything that can happen to two tabs; the proof runs thousands more.
import { test } from '@playwright/test'
import { assertModel } from '../../../tests/support/form-store/commands.ts'

test('erased is gone, kept is kept, and nothing is stored unasked, whatever comes in whatever order', () =>
  assertModel(400))
