import './logo.css'
import { organization } from '../content/organization.ts'
import { Mark } from './mark.tsx'

/** The mark and the name, linking to `/` (specification, section 2, "Shared layout"). */
export function Logo({ current = false }: { readonly current?: boolean }) {
  return (
    <a className="logo" href="/" aria-label={`${organization.name}, home`} aria-current={current ? 'page' : undefined}>
      <Mark />
      <span>
        Quantum Reality
        <br />
        Research
      </span>
    </a>
  )
}
