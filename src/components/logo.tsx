import './logo.css'
import { organization } from '../content/organization.ts'
import { layoutText } from './layout.text.ts'
import { LogoMark } from './logo-mark.tsx'

/** Shows the mark and the name, linking to `/` (specification, section 2, "Shared layout"). */
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
        {layoutText.logo[0]}
        <br />
        {layoutText.logo[1]}
      </span>
    </a>
  )
}
