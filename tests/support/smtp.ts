// A mail server that takes what is sent to it.
import { SMTPServer } from 'smtp-server'

type Smtp = {
  /** The mails that it took, in order. raw: as they came. */
  received: { to: string; raw: string }[]
  stop(): Promise<void>
}

/** Starts one on a loopback port. refuses: called with each recipient before the mail comes. */
export async function startSmtp(
  port: number,
  refuses: (to: string) => Promise<Error | undefined> = async () => undefined,
): Promise<Smtp> {
  const received: Smtp['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      void refuses(address).then((error) => done(error ?? null))
    },
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString()
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
