import { WheatEar } from './art/wheat.tsx'

/** The picture of the installed app: an ear on a plate on terracotta. Fills its place. */
export function AppMark() {
  return (
    <svg viewBox="0 0 512 512" width="100%" height="100%" aria-hidden="true">
      <rect width="512" height="512" fill="oklch(.52 .135 43)" />
      <circle cx="256" cy="256" r="164" fill="oklch(.975 .018 84)" />
      <circle cx="256" cy="256" r="122" fill="none" stroke="oklch(.88 .045 80)" strokeWidth="7" />
      <g
        transform="translate(256 256) rotate(24) scale(1.9) translate(-31 -92)"
        color="oklch(.4 .1 45)"
      >
        <WheatEar />
      </g>
    </svg>
  )
}
