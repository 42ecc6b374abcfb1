import { useEffect, useRef } from 'react'
import { sizeWords } from '../bytes/byte-size.ts'
import type { FilesState } from '../form/state.ts'
import type { FormStore } from '../form/store.ts'
import { FileTells } from './file-tells.tsx'
import { OwnTime } from './own-time.tsx'
import { Preview } from './preview.tsx'

interface Props {
  readonly files: FilesState
  readonly store: Pick<FormStore, 'choose' | 'remove'>
  /** The id of the picker. */
  readonly picker: string
  /** The zone where it happened, if it is known, and the answer to "when". */
  readonly zone: string | undefined
  readonly time: string
  readonly onTime: (time: string) => void
}

/** What is held, each with its own way out, and what was refused last, with the reason and the remedy. */
export function EvidenceList({ files: { items, refused }, store, picker, ...when }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const input = document.getElementById(picker)
    if (!(input instanceof HTMLInputElement)) return
    // In step with the browser's own picker: it says what is held, and a canceled picker has nothing to take away.
    const transfer = new DataTransfer()
    for (const { file } of items) transfer.items.add(file)
    input.files = transfer.files
  }, [items, picker])
  const remove = (id: string, index: number) => {
    store.remove(id)
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    // The button pressed is about to go: focus moves to the one that takes its place, or to the picker.
    ;(buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById(picker))?.focus()
  }
  return (
    <>
      {items.length > 0 && (
        <ul className="evidence" ref={list} aria-label="Files held">
          {items.map((item, index) => {
            const { id, file, kind } = item
            return (
              <li key={id}>
                <Preview file={file} kind={kind} />
                <p>
                  <bdi className="file-name">{file.name}</bdi>
                  <span className="caption">{sizeWords(file.size)}</span>
                </p>
                <button className="change" type="button" data-remove="" onClick={() => remove(id, index)}>
                  Remove<span className="visually-hidden"> {file.name}</span>
                </button>
                <FileTells item={item} onChoose={(removal) => store.choose(id, removal)}>
                  <OwnTime item={item} {...when} />
                </FileTells>
              </li>
            )
          })}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className="refused" aria-label="Files not taken">
          {[...new Map(refused.map((each) => [each.why, each])).values()].map(({ why, help }) => (
            <li key={why} className="field-error">
              <strong>{why}</strong> {help}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
