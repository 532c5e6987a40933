import type PptxGenJS from 'pptxgenjs';
import { escapeHtml } from '../http/answers/escape-html.ts';
import type { DeckChart, DeckData, DeckJob, DeckPicture, DeckSlide } from './deck-job.ts';
import { fit, sizeWithin } from './deck-fit.ts';

// Inches, on a page of 13.33 × 7.5.
const EDGE = 0.7;
const WIDTH = 13.33 - 2 * EDGE;
const HALF = WIDTH / 2 - 0.2;
const TOP = 1.75;
const BODY = 4.75;
const FOOT = 6.98;

/** Faces that the programs of an office have, or replace by one as wide. */
const TITLE_FACE = 'Georgia';
const BODY_FACE = 'Calibri';
const INK = '22302A';
const SOFT = '5B6B63';
const HAIRLINE = 'D9DDD8';
const MASTER = 'MEMBER';

const hex = (colour: string) => colour.replace('#', '').toUpperCase();
const dataOf = ({ type, bytes }: DeckPicture) => `${type};base64,${Buffer.from(bytes).toString('base64')}`;

function addPicture(slide: PptxGenJS.Slide, picture: DeckPicture, box: { x: number; y: number; w: number; h: number }) {
  const { w, h } = fit(picture, box);
  // Without any word the library names the file: a blank is read as nothing.
  slide.addImage({ data: dataOf(picture), x: box.x, y: box.y, w, h, altText: picture.alt || ' ' });
}

function defineMaster(deck: PptxGenJS, { colour, footer, lang }: DeckData): void {
  const foot = { w: WIDTH - 0.8, h: 0.36 };
  deck.defineSlideMaster({
    title: MASTER,
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: 0.22, h: 7.5, fill: { color: hex(colour.ground) } } },
      { line: { x: EDGE, y: FOOT - 0.06, w: WIDTH, h: 0, line: { color: HAIRLINE, width: 0.75 } } },
      {
        text: {
          text: footer,
          options: {
            ...foot,
            x: EDGE,
            y: FOOT,
            lang,
            fontFace: BODY_FACE,
            fontSize: sizeWithin(footer, foot, { face: 'body', most: 11, least: 5 }),
            color: SOFT,
            margin: 0,
          },
        },
      },
    ],
    slideNumber: { x: 12.2, y: FOOT, w: 0.5, h: 0.36, fontFace: BODY_FACE, fontSize: 11, color: SOFT, align: 'right' },
  });
}

function addFront(deck: PptxGenJS, data: DeckData): void {
  const { title, subtitle, colour, contact, sample, pictures, lang } = data;
  const slide = deck.addSlide();
  slide.background = { color: hex(colour.ground) };
  const color = hex(colour.onGround);
  const w = 8.6;
  const body = { fontFace: BODY_FACE, color, margin: 0, x: EDGE, w, lang };
  slide.addText(title, {
    ...body,
    y: 1.6,
    h: 2.4,
    fontFace: TITLE_FACE,
    fontSize: sizeWithin(title, { w, h: 2.4 }, { face: 'title', most: 40, least: 16 }),
    bold: true,
    valign: 'bottom',
    fit: 'shrink',
  });
  slide.addText(subtitle, {
    ...body,
    y: 4.15,
    h: 0.9,
    fontSize: sizeWithin(subtitle, { w, h: 0.9 }, { face: 'body', most: 20, least: 10 }),
    valign: 'top',
    fit: 'shrink',
  });
  if (sample !== null) slide.addText(sample, { ...body, y: 4.75, h: 0.7, fontSize: 14, italic: true, valign: 'top' });
  const lines = [contact.name, contact.title, contact.company, contact.compliance].filter(Boolean).join('\n');
  const fontSize = sizeWithin(lines, { w, h: 1.6 }, { face: 'body', most: 14, least: 7 });
  slide.addText(lines, { ...body, y: 5.6, h: 1.6, fontSize, valign: 'top' });
  if (pictures.photo) addPicture(slide, pictures.photo, { x: 9.9, y: 1.6, w: 2.7, h: 2.7 });
}

const CHART_FORMATS: Readonly<Record<DeckChart['unit'], string>> = {
  dollars: '$#,##0',
  percent: '0.0"%"',
  months: '0.0',
  days: '0',
  homes: '#,##0',
};

function addChart(
  deck: PptxGenJS,
  slide: PptxGenJS.Slide,
  chart: DeckChart,
  { colour, lang }: DeckData,
  box: object,
): void {
  const type = chart.kind === 'line' ? deck.ChartType.line : deck.ChartType.bar;
  const format = CHART_FORMATS[chart.unit];
  slide.addChart(type, [{ name: chart.label, labels: [...chart.labels], values: [...chart.values] }], {
    ...box,
    lang,
    altText: `${chart.label}: ${chart.labels.map((label, at) => `${label} ${chart.values[at]}`).join(', ')}`,
    chartColors: [hex(colour.words)],
    showTitle: true,
    title: chart.label,
    titleFontFace: BODY_FACE,
    titleFontSize: 14,
    titleColor: SOFT,
    catAxisLabelFontFace: BODY_FACE,
    catAxisLabelFontSize: 12,
    catAxisLabelColor: SOFT,
    valAxisLabelFontFace: BODY_FACE,
    valAxisLabelFontSize: 12,
    valAxisLabelColor: SOFT,
    valAxisLabelFormatCode: format,
    valGridLine: { color: HAIRLINE, size: 0.75 },
    dataLabelFormatCode: format,
    dataLabelFontSize: 12,
    dataLabelColor: INK,
    dataLabelPosition: chart.kind === 'line' ? 't' : 'outEnd',
    showValue: true,
    showLegend: false,
    lineSize: 3,
    barGapWidthPct: 60,
  });
}

function addContent(deck: PptxGenJS, data: DeckData, content: DeckSlide): void {
  const { colour, pictures, lang } = data;
  const slide = deck.addSlide({ masterName: MASTER });
  const logo = pictures.logo;
  const top = { w: logo ? WIDTH - 2.2 : WIDTH, h: 1 };
  slide.addText(content.title, {
    ...top,
    x: EDGE,
    y: 0.5,
    lang,
    margin: 0,
    fontFace: TITLE_FACE,
    fontSize: sizeWithin(content.title, top, { face: 'title', most: 30, least: 14 }),
    bold: true,
    color: hex(colour.words),
    valign: 'middle',
    fit: 'shrink',
  });
  if (logo) {
    const { w } = fit(logo, { w: 1.9, h: 0.8 });
    addPicture(slide, logo, { x: EDGE + WIDTH - w, y: 0.6, w: 1.9, h: 0.8 });
  }
  const { figures, chart, points } = content;
  const hasFigures = figures.length > 0;
  figures.forEach(({ value, label }, at) => {
    const w = WIDTH / figures.length;
    const place = { x: EDGE + at * w, w: w - 0.3, margin: 0, lang };
    slide.addText(value, { ...place, y: TOP, h: 0.95, fontFace: TITLE_FACE, fontSize: 44, bold: true, color: INK });
    slide.addText(label, {
      ...place,
      y: TOP + 0.95,
      h: 0.6,
      fontFace: BODY_FACE,
      fontSize: 16,
      color: SOFT,
      valign: 'top',
    });
  });
  const y = hasFigures ? TOP + 1.75 : TOP;
  const h = BODY - (y - TOP);
  if (chart) addChart(deck, slide, chart, data, { x: EDGE, y, w: points.length > 0 ? HALF + 1 : WIDTH, h });
  if (points.length > 0) {
    const at = chart ? { x: EDGE + HALF + 1.4, w: HALF - 1 } : { x: EDGE, w: WIDTH };
    slide.addText(
      points.map((text) => ({ text, options: { bullet: { indent: 16 }, breakLine: true, paraSpaceAfter: 10 } })),
      { ...at, y, h, lang, margin: 0, fontFace: BODY_FACE, fontSize: 18, color: INK, valign: 'top', fit: 'shrink' },
    );
  }
  slide.addNotes(content.notes);
}

function addLast(deck: PptxGenJS, { contact, colour, pictures, texts, lang }: DeckData): void {
  const slide = deck.addSlide({ masterName: MASTER });
  const x = pictures.photo ? EDGE + 3.4 : EDGE;
  const w = WIDTH - (x - EDGE);
  if (pictures.photo) addPicture(slide, pictures.photo, { x: EDGE, y: 1.6, w: 2.8, h: 2.8 });
  const body = { x, w, margin: 0, fontFace: BODY_FACE, color: INK, lang };
  const within = (text: string, h: number, most: number) =>
    sizeWithin(text, { w, h }, { face: 'body', most, least: 8 });
  const { name, ways } = contact;
  // Who has given neither name nor number is nobody to turn to.
  if (name !== '' || ways.length > 0)
    slide.addText(texts.contact, { ...body, y: 1.5, h: 0.4, fontSize: 16, color: SOFT });
  slide.addText(name, {
    ...body,
    y: 1.9,
    h: 0.8,
    fontFace: TITLE_FACE,
    fontSize: sizeWithin(name, { w, h: 0.8 }, { face: 'title', most: 32, least: 12 }),
    bold: true,
    color: hex(colour.words),
    fit: 'shrink',
  });
  const trade = [contact.title, contact.company].filter(Boolean).join(' · ');
  slide.addText(trade, { ...body, y: 2.7, h: 0.5, fontSize: within(trade, 0.5, 16), valign: 'top' });
  // The logo stands under the photo, or under the ways to reach who has none.
  const reach = pictures.photo ? { h: 1.5, logo: 4.8 } : { h: 0.9, logo: 4.2 };
  if (ways.length > 0) {
    const fontSize = within(ways.map(({ label }) => label).join('\n'), reach.h, 16);
    slide.addText(
      ways.map(({ url, label }) => ({
        text: label,
        options: { hyperlink: { url }, color: hex(colour.words), breakLine: true },
      })),
      { ...body, y: 3.25, h: reach.h, fontSize, valign: 'top' },
    );
  }
  const law = [contact.compliance, texts.equalHousing, texts.general].filter(Boolean).join('\n');
  slide.addText(law, { ...body, y: 5.3, h: 1.3, fontSize: within(law, 1.3, 12), color: SOFT, valign: 'bottom' });
  if (pictures.logo) addPicture(slide, pictures.logo, { x: EDGE, y: reach.logo, w: 2.6, h: 1 });
}

/** Writes slides that can be changed in PowerPoint, Keynote and LibreOffice: charts are charts, not pictures. */
export async function present({ data }: DeckJob): Promise<Uint8Array> {
  // Loaded with the first job.
  const { default: Deck } = await import('pptxgenjs');
  const deck = new Deck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = data.title;
  deck.subject = data.subtitle;
  deck.author = data.contact.name;
  // The one property that the library writes as it comes; without one it names itself.
  deck.company = escapeHtml(data.contact.company);
  deck.theme = { headFontFace: TITLE_FACE, bodyFontFace: BODY_FACE };
  defineMaster(deck, data);
  if (!data.isSingle) addFront(deck, data);
  for (const slide of data.slides) addContent(deck, data, slide);
  if (!data.isSingle) addLast(deck, data);
  return (await deck.write({ outputType: 'uint8array', compression: true })) as Uint8Array;
}
