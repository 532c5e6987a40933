export interface Heading {
  id: string;
  title: string;
}

/** The first headings of a text with a place to lead to, and the text that has these places. */
export function withPlaces(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const placed = html.replace(/<h2>(.*?)<\/h2>/g, (_whole, title: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, title: title.replace(/<[^>]*>/g, '') });
    return `<h2 id="${id}" tabindex="-1">${title}</h2>`;
  });
  return { html: placed, headings };
}
