// The packages that only measurements need, in tests/bench/peers, so that a user's install stays small.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, npmCli, root } from '../../scripts/run.mjs'

const folder = join(root, 'tests/bench/peers')

/** Where the package of this name lies. */
export function peer(name) {
  return join(folder, 'node_modules', name)
}

/** Installs them where one is missing. */
export async function ensurePeers() {
  if (['lighthouse', 'react', 'react-dom'].every((name) => existsSync(peer(name)))) return
  const quietly = ['--no-audit', '--no-fund', '--no-package-lock']
  const code = await node([npmCli(), 'install', ...quietly, '--prefix', folder])
  if (code !== 0) throw new Error('What is measured beside nomnom could not be installed')
}
