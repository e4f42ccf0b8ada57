// The server as a program of its own, or another one to compare with.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const TSX = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url))

/** Starts it on a port; resolves once it says that it is open. program: a file beside this one. */
export async function serverOn(
  port: number,
  env: Record<string, string>,
  program = '../../support/serve.ts',
): Promise<ChildProcess> {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, ['--import', TSX, path], {
    env: { ...process.env, ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}
