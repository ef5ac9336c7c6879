/** A phone is sent a picture's sizes, which a job makes after the first start: waits until no list shows one without. */
export async function picturesReady(url: string): Promise<void> {
  for (const name of ['banners', 'promotions', 'blogs', 'executives', 'fdhcares']) {
    for (let missing = true; missing;) {
      const items = (await (await fetch(`${url}/api/${name}?limit=100`)).json()) as {
        image?: { sizes: unknown[] }
      }[]
      missing = items.some(({ image }) => image?.sizes.length === 0)
      if (missing) await new Promise((done) => setTimeout(done, 500))
    }
  }
}
