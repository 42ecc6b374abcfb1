/** Shows the drawing of a lock. It inherits its stroke. */
export function LockDrawing() {
  return (
    <symbol id="lock" viewBox="0 0 16 20">
      <path d="M1 8.5h14v10H1zM4 8.5V6a4 4 0 0 1 8 0v2.5" />
    </symbol>
  )
}
