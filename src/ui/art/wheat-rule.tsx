const GRAIN = 'M0 0C-2-2-1.8-5 0-6.5 1.8-5 2-2 0 0Z'

/** A lying ear: the ornament under the title of the menu. */
export function WheatRule() {
  return (
    <svg className="wheat-rule" viewBox="0 0 46 12" aria-hidden="true">
      <g stroke="currentColor" strokeWidth=".9" strokeLinecap="round" fill="var(--color-wheat)">
        <path d="M0 6h40" fill="none" />
        {[10, 17, 24, 31].map((x) => (
          <g key={x}>
            <path transform={`translate(${x} 6) rotate(62)`} d={GRAIN} />
            <path transform={`translate(${x} 6) rotate(118)`} d={GRAIN} />
          </g>
        ))}
        <path transform="translate(37 6) rotate(90)" d={GRAIN} />
      </g>
    </svg>
  )
}
