// Debian's nginx in front of a server, with the headers that it sends when nobody has set any.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { programProblem } from './debian-program.ts'
import { freePort } from '#server/free-port.ts'

const PROGRAM = '/usr/sbin/nginx'

/** Why there is no nginx here; undefined: there is one. */
export const nginxProblem = () => programProblem(PROGRAM, 'nginx')

export type Proxy = { url: string; stop(): Promise<void> }

/** Starts nginx in front of a port of this machine; nothing but `proxy_pass` is set. */
export async function startNginx(targetPort: number, port?: number): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nomnom-nginx-'))
  const ownPort = port ?? (await freePort())
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configText(folder, { ownPort, targetPort }))
  const child = spawn(PROGRAM, ['-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  await answers(ownPort, child)
  return {
    url: `http://127.0.0.1:${ownPort}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configText(folder: string, ports: { ownPort: number; targetPort: number }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n  ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `
daemon off;
${user}
pid ${join(folder, 'nginx.pid')};
events {}
http {
  ${temporary}
  access_log off;
  gzip on;
  server {
    listen 127.0.0.1:${ports.ownPort};
    location / { proxy_pass http://127.0.0.1:${ports.targetPort}; }
  }
}
`
}

/** Resolves once somebody listens there. */
export async function answers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return
    await delay(50)
  }
  throw new Error(`it ended with ${child.exitCode}`)
}
