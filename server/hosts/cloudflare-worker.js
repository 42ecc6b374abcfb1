// Cloudflare calls this where no file has the path, and would keep the 404 page of a miss below /assets/ for a year.
export default {
  async fetch(request, { ASSETS }) {
    const { body, status, headers } = await ASSETS.fetch(request)
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store' } })
  },
}
