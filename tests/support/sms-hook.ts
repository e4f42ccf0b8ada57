// What the server hands text messages to, instead of an operator's gateway.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SmsHook = {
  /** For AUTH_SMS_HOOK. */
  url: string
  /** The newest code that was sent to a number; '': none was. */
  lastCode(phone: string): string
  /** Set to true, it refuses what it is handed. */
  isDown: boolean
  stop(): Promise<void>
}

/** Starts a hook on a free loopback port. */
export async function startSmsHook(): Promise<SmsHook> {
  const codes = new Map<string, string>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { user, sms } = JSON.parse(body) as { user: { phone: string }; sms: { otp: string } }
      codes.set(user.phone, sms.otp)
      response.statusCode = hook.isDown ? 500 : 200
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const hook: SmsHook = {
    url: `http://127.0.0.1:${port}/`,
    lastCode: (phone) => codes.get(phone) ?? '',
    isDown: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return hook
}
