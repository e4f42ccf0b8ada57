import { encode } from 'uqr'

/** A text as a QR code, dark on white in every theme: cameras read it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = drawn(text)
  return (
    <svg
      className="mx-auto aspect-square w-[min(100%,12.5rem,22vh)] rounded-control bg-[#fff] forced-color-adjust-none"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="#000" />
    </svg>
  )
}

/** The dark squares of a code as one path, a run of each row at a time. */
function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [],
    ),
  )
  return { size, path: runs.join('') }
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end < 0 ? row.length : end) - start
}
