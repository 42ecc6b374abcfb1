import './logo.css'
import { organization } from '../content/organization.ts'
import { layoutText } from './layout.text.ts'
import { markHeight, markLines, markWidth } from './logo-mark.lines.ts'

const [firstLine, lastWord] = organization.name.split(/ (?=\S+$)/)

export function Logo({ isCurrent = false }: { readonly isCurrent?: boolean }) {
  return (
    <a
      className="logo"
      href="/"
      aria-label={layoutText.home(organization.name)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <LogoMark />
      <span>
        {firstLine}
        <br />
        {lastWord}
      </span>
    </a>
  )
}

function LogoMark() {
  return (
    <svg
      className="logo-mark"
      viewBox={`0 0 ${markWidth} ${markHeight}`}
      width={markWidth}
      height={markHeight}
      aria-hidden="true"
    >
      {markLines.map((line) => (
        <rect
          key={line.nanometers}
          className={line.isAccent ? 'logo-mark-accent' : undefined}
          x={Number(line.x.toFixed(2))}
          width={line.width}
          height={markHeight}
        />
      ))}
    </svg>
  )
}
