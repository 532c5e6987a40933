// Draws library/demo-images: the demo members' portraits (people who do not exist) and the logos of brokerages that do not
// exist; written for this project. Run after changing a drawing:  node library/artwork/make-demo-images.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';

const target = new URL('../demo-images/', import.meta.url);
const font = (name) =>
  GlobalFonts.register(readFileSync(new URL(`../../scene/fonts/${name}.latin.ttf`, import.meta.url)), name);
for (const name of [
  'figtree-600',
  'figtree-800',
  'fraunces-600',
  'dm-serif-400',
  'barlow-condensed-800',
  'barlow-condensed-600',
])
  font(name);

const HAIR_BACK = {
  long: 'M178 250C160 120 250 84 300 84C356 84 440 120 424 256C420 330 440 400 452 452C400 480 200 480 148 452C162 400 182 330 178 250Z',
  bob: 'M172 262C158 130 236 82 300 82C366 82 444 130 430 262C428 320 436 350 440 372C400 396 200 396 160 372C166 350 174 320 172 262Z',
  curly:
    'M300 62C340 52 376 70 392 92C430 92 454 124 450 158C480 182 478 226 458 246C470 286 452 322 428 334C410 366 380 372 360 360L240 360C220 372 190 366 172 334C148 322 130 286 142 246C122 226 120 182 150 158C146 124 170 92 208 92C224 70 260 52 300 62Z',
  bun: 'M300 30C342 30 362 62 354 92C420 112 440 180 424 252L176 252C160 180 180 112 246 92C238 62 258 30 300 30Z',
  short: '',
  bald: '',
};
const HAIR_FRONT = {
  long: 'M184 262C176 150 236 96 306 96C380 96 426 158 416 262C400 232 392 206 384 184C340 196 280 184 248 150C236 190 208 226 184 262Z',
  bob: 'M182 258C176 150 230 100 300 100C372 100 424 150 418 258C404 240 398 214 396 196C330 200 250 196 204 196C202 214 196 240 182 258Z',
  curly:
    'M190 236C170 170 220 100 300 100C380 100 430 170 410 236C396 206 384 190 366 186C340 200 316 190 304 176C280 196 246 196 230 188C212 196 200 212 190 236Z',
  bun: 'M184 254C180 150 232 104 300 104C368 104 420 150 416 254C404 214 372 168 300 164C228 168 196 214 184 254Z',
  short:
    'M186 250C172 150 220 98 300 96C330 84 400 96 408 140C426 168 420 214 414 250C404 236 400 206 392 186C350 190 290 176 262 160C240 176 212 190 206 196C200 214 196 236 186 250Z',
  sides:
    'M188 254C172 160 224 102 296 100C380 98 428 156 412 254C406 240 402 220 398 200C384 176 366 160 340 158C300 170 250 160 232 152C214 170 204 190 202 206C198 224 194 240 188 254Z',
  receding:
    'M186 262C176 210 184 172 202 150C200 190 200 220 198 240C194 250 190 256 186 262ZM414 262C424 210 416 172 398 150C400 190 400 220 402 240C406 250 410 256 414 262Z',
};
const CLOTHES = {
  blazer: (c) => [
    ['M60 600C66 520 110 476 200 452L300 480L400 452C490 476 534 520 540 600Z', c.main],
    ['M232 440L300 560L368 440L346 430L254 430Z', c.shirt],
    ['M200 450L236 436L300 600L250 600Z', c.lapel],
    ['M400 450L364 436L300 600L350 600Z', c.lapel],
  ],
  crew: (c) => [
    ['M60 600C66 520 110 476 210 450C250 486 350 486 390 450C490 476 534 520 540 600Z', c.main],
    ['M206 451C250 500 350 500 394 451L384 446C346 484 254 484 216 446Z', c.lapel],
  ],
  shirt: (c) => [
    ['M60 600C66 520 110 476 206 450L300 500L394 450C490 476 534 520 540 600Z', c.main],
    ['M206 450L236 432L300 496L262 534Z', c.lapel],
    ['M394 450L364 432L300 496L338 534Z', c.lapel],
    ['M297 500L303 500L303 600L297 600Z', c.lapel],
  ],
};

const PEOPLE = {
  maya: {
    sky: ['#F7E3D0', '#EFC9A6'],
    skin: '#C98B62',
    shade: '#B47650',
    hair: '#2E1D18',
    back: 'long',
    front: 'long',
    wear: 'blazer',
    colours: { main: '#1F5B4A', lapel: '#174638', shirt: '#FBF6EE' },
    lips: '#A6473F',
    earrings: '#E9C46A',
  },
  luis: {
    sky: ['#D9E8EE', '#B4D0DC'],
    skin: '#D8A47C',
    shade: '#C28D65',
    hair: '#1F1A1A',
    back: 'short',
    front: 'sides',
    wear: 'blazer',
    colours: { main: '#24344D', lapel: '#1B283C', shirt: '#FFFFFF' },
    lips: '#A95F52',
    beard: '#2A2220',
  },
  oscar: {
    sky: ['#E7E2D8', '#CFC6B4'],
    skin: '#E9BE9B',
    shade: '#D5A682',
    hair: '#8C8A86',
    back: 'short',
    front: 'short',
    wear: 'blazer',
    colours: { main: '#3C3F46', lapel: '#2F3238', shirt: '#DCE7F2' },
    lips: '#B5705F',
    glasses: '#2B2B2B',
  },
  tina: {
    sky: ['#F4DCE0', '#E5B7C0'],
    skin: '#F0C9AA',
    shade: '#DDB08E',
    hair: '#A8532B',
    back: 'bob',
    front: 'bob',
    wear: 'crew',
    colours: { main: '#7A2E4A', lapel: '#64243C', shirt: '#FFFFFF' },
    lips: '#B94A53',
    earrings: '#FFFFFF',
  },
  theo: {
    sky: ['#DDE9D9', '#B9D0B2'],
    skin: '#7B4A32',
    shade: '#693C27',
    hair: '#17110F',
    back: 'short',
    front: 'sides',
    wear: 'shirt',
    colours: { main: '#E8EEF0', lapel: '#CBD6DA', shirt: '#FFFFFF' },
    lips: '#6A3328',
    beard: '#1B1311',
  },
  lou: {
    sky: ['#FBEBC6', '#F1D28C'],
    skin: '#F1CDB2',
    shade: '#DDB493',
    hair: '#C9C4BC',
    back: 'bald',
    front: 'receding',
    wear: 'shirt',
    colours: { main: '#2F6F8F', lapel: '#255A75', shirt: '#FFFFFF' },
    lips: '#B9776A',
    glasses: '#5B4636',
    beard: '#D8D3CB',
  },
  lena: {
    sky: ['#E2DDF0', '#C3B9E0'],
    skin: '#F4D3BA',
    shade: '#E1B998',
    hair: '#E2B65C',
    back: 'bun',
    front: 'bun',
    wear: 'blazer',
    colours: { main: '#F3EDE4', lapel: '#E2D8C8', shirt: '#5B4B8A' },
    lips: '#C4565B',
    earrings: '#5B4B8A',
  },
  frida: {
    sky: ['#D5ECE6', '#A4D3C7'],
    skin: '#8E5638',
    shade: '#7A472D',
    hair: '#20130F',
    back: 'curly',
    front: 'curly',
    wear: 'crew',
    colours: { main: '#E07A3F', lapel: '#C7642C', shirt: '#FFFFFF' },
    lips: '#8A342F',
    earrings: '#F4D35E',
    glasses: '#20130F',
  },
};

function drawPerson(person) {
  const canvas = createCanvas(600, 600);
  const ctx = canvas.getContext('2d');
  const fill = (d, colour, alpha = 1) => {
    if (d === '') return;
    ctx.globalAlpha = alpha;
    ctx.fillStyle = colour;
    ctx.fill(new Path2D(d));
    ctx.globalAlpha = 1;
  };
  const line = (d, colour, width) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.stroke(new Path2D(d));
  };
  const dot = (x, y, rx, ry, colour) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  const sky = ctx.createLinearGradient(0, 0, 0, 600);
  sky.addColorStop(0, person.sky[0]);
  sky.addColorStop(1, person.sky[1]);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, 600, 600);
  dot(300, 300, 250, 250, 'rgba(255,255,255,0.28)');

  fill(HAIR_BACK[person.back], person.hair);
  fill('M246 360L354 360L354 446C354 484 246 484 246 446Z', person.shade);
  for (const [d, colour] of CLOTHES[person.wear](person.colours)) fill(d, colour);
  fill('M246 400L354 400L352 444C346 474 254 474 248 444Z', person.shade);
  dot(186, 272, 22, 32, person.skin);
  dot(414, 272, 22, 32, person.skin);
  dot(186, 274, 10, 18, person.shade);
  dot(414, 274, 10, 18, person.shade);
  fill(
    'M192 236C192 140 246 112 300 112C354 112 408 140 408 236C408 290 404 330 378 366C352 400 324 412 300 412C276 412 248 400 222 366C196 330 192 290 192 236Z',
    person.skin,
  );
  if (person.beard !== undefined) {
    fill(
      'M192 262C196 316 200 344 222 372C248 406 276 422 300 422C324 422 352 406 378 372C400 344 404 316 408 262C398 300 384 318 356 322C330 312 270 312 244 322C216 318 202 300 192 262Z',
      person.beard,
    );
    fill('M256 346C280 336 320 336 344 346C338 376 322 384 300 384C278 384 262 376 256 346Z', person.skin);
  }
  dot(232, 312, 26, 18, 'rgba(226,96,80,0.14)');
  dot(368, 312, 26, 18, 'rgba(226,96,80,0.14)');
  fill(HAIR_FRONT[person.front], person.hair);
  for (const x of [252, 348]) {
    dot(x, 262, 11, 12.5, '#2A211D');
    dot(x + 3.5, 257.5, 3.4, 3.4, '#FFFFFF');
  }
  const brow = person.hair === '#C9C4BC' || person.hair === '#E2B65C' ? person.shade : person.hair;
  line('M230 232C242 222 258 222 270 230', brow, 8);
  line('M330 230C342 222 358 222 370 232', brow, 8);
  line('M304 268C306 286 312 298 312 304C310 312 296 312 290 308', person.shade, 6);
  fill('M262 346C280 352 320 352 338 346C332 370 318 378 300 378C282 378 268 370 262 346Z', person.lips);
  fill('M270 349C286 354 314 354 330 349C328 358 316 361 300 361C284 361 272 358 270 349Z', '#FFFFFF');
  if (person.glasses !== undefined) {
    ctx.strokeStyle = person.glasses;
    ctx.lineWidth = 7;
    for (const x of [252, 348]) {
      ctx.beginPath();
      ctx.roundRect(x - 38, 232, 76, 62, 24);
      ctx.stroke();
    }
    line('M290 258C296 252 304 252 310 258', person.glasses, 7);
    line('M214 254L194 248M386 254L406 248', person.glasses, 7);
  }
  if (person.earrings !== undefined) for (const x of [184, 416]) dot(x, 316, 9, 9, person.earrings);
  return canvas.toBuffer('image/jpeg', 88);
}

const W = 520;
const H = 200;
const LOGOS = {
  'harbor-and-pine': (ctx, ink, accent) => {
    ctx.fillStyle = accent;
    ctx.fill(new Path2D('M84 34L118 84L102 84L128 122L92 122L92 146L76 146L76 122L40 122L66 84L50 84Z'));
    ctx.fillStyle = ink;
    ctx.fill(
      new Path2D(
        'M28 158C48 146 64 170 84 158C104 146 120 170 140 158L140 168C120 180 104 156 84 168C64 180 48 156 28 168Z',
      ),
    );
    text(ctx, 'Harbor & Pine', 'fraunces-600', 45, 164, 106, ink);
    text(ctx, 'REAL ESTATE', 'figtree-600', 19, 166, 142, ink, 6.4);
  },
  'casa-clara': (ctx, ink, accent) => {
    ctx.strokeStyle = accent;
    ctx.lineWidth = 11;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.stroke(new Path2D('M36 106L88 56L140 106M56 98L56 152L120 152L120 98'));
    ctx.fillStyle = accent;
    ctx.fill(new Path2D('M88 96C101 96 108 106 108 118L108 146L68 146L68 118C68 106 75 96 88 96Z'));
    text(ctx, 'casa clara', 'figtree-800', 56, 168, 122, ink);
    text(ctx, 'bienes raíces', 'figtree-600', 24, 170, 154, ink, 1);
  },
  northgate: (ctx, ink, accent) => {
    ctx.fillStyle = accent;
    ctx.fill(new Path2D('M36 46L140 46L140 154L112 154L112 112C112 96 102 86 88 86C74 86 64 96 64 112L64 154L36 154Z'));
    text(ctx, 'NORTHGATE', 'barlow-condensed-800', 70, 164, 116, ink, 1);
    text(ctx, 'PROPERTY GROUP', 'barlow-condensed-600', 29, 166, 152, ink, 3.9);
  },
  'two-rivers': (ctx, ink, accent) => {
    ctx.fillStyle = accent;
    ctx.beginPath();
    ctx.arc(88, 100, 58, 0, Math.PI * 2);
    ctx.fill();
    ctx.globalCompositeOperation = 'destination-out';
    ctx.strokeStyle = '#000000';
    ctx.lineWidth = 9;
    ctx.stroke(
      new Path2D('M22 92C44 76 66 108 88 92C110 76 132 108 154 92M22 120C44 104 66 136 88 120C110 104 132 136 154 120'),
    );
    ctx.globalCompositeOperation = 'source-over';
    text(ctx, 'Two Rivers', 'dm-serif-400', 62, 164, 116, ink);
    text(ctx, 'HOMES & LENDING', 'figtree-600', 20, 167, 150, ink, 3.6);
  },
  lantern: (ctx, ink, accent) => {
    ctx.fillStyle = accent;
    ctx.fill(
      new Path2D(
        'M72 40L104 40L104 52L122 64L122 76L114 76L122 142L54 142L62 76L54 76L54 64L72 52ZM50 148L126 148L126 160L50 160Z',
      ),
    );
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fill(
      new Path2D('M88 82C100 98 106 108 106 118C106 130 98 136 88 136C78 136 70 130 70 118C70 108 76 98 88 82Z'),
    );
    ctx.globalCompositeOperation = 'source-over';
    text(ctx, 'Lantern', 'fraunces-600', 66, 152, 116, ink);
    text(ctx, 'Realty Collective', 'figtree-600', 25, 154, 152, ink, 0.6);
  },
  brightwater: (ctx, ink, accent) => {
    ctx.fillStyle = accent;
    ctx.fill(new Path2D('M36 100C36 66 60 42 88 42C116 42 140 66 140 100Z'));
    ctx.globalAlpha = 0.55;
    ctx.fill(new Path2D('M36 108L140 108C136 124 128 136 118 144L58 144C48 136 40 124 36 108Z'));
    ctx.globalAlpha = 1;
    ctx.fillRect(72, 152, 32, 8);
    text(ctx, 'Brightwater', 'figtree-800', 50, 160, 112, ink);
    text(ctx, 'MORTGAGE', 'figtree-600', 22, 163, 146, ink, 8);
  },
};
const ACCENTS = {
  'harbor-and-pine': '#1F7A4D',
  'casa-clara': '#D1495B',
  northgate: '#1D4E89',
  'two-rivers': '#0F766E',
  lantern: '#C7791B',
  brightwater: '#2A62C9',
};
const ON_DARK = {
  'harbor-and-pine': '#8FD3AE',
  'casa-clara': '#FF9AA6',
  northgate: '#9CC4F5',
  'two-rivers': '#7FD6CB',
  lantern: '#F6C66A',
  brightwater: '#A9C7FB',
};

function text(ctx, words, face, size, x, y, colour, spacing = 0) {
  ctx.font = `${size}px ${face}`;
  ctx.letterSpacing = `${spacing}px`;
  ctx.fillStyle = colour;
  ctx.fillText(words, x, y);
}

function drawLogo(draw, ink, accent) {
  const canvas = createCanvas(W, H);
  const ctx = canvas.getContext('2d');
  draw(ctx, ink, accent);
  // Cut to the ink, so that a logo stands flush with what it is aligned to.
  const { data } = ctx.getImageData(0, 0, W, H);
  const inked = Array.from({ length: W * H }, (_, i) => i).filter((i) => data[i * 4 + 3] > 0);
  const [left, right] = [Math.min, Math.max].map((pick) => inked.reduce((edge, i) => pick(edge, i % W), W / 2));
  const [top, bottom] = [Math.floor(inked[0] / W), Math.floor(inked.at(-1) / W)];
  const cut = createCanvas(right - left + 1, bottom - top + 1);
  cut.getContext('2d').drawImage(canvas, -left, -top);
  return cut.toBuffer('image/png');
}

for (const [name, person] of Object.entries(PEOPLE))
  writeFileSync(new URL(`portrait-${name}.jpg`, target), drawPerson(person));
for (const [name, draw] of Object.entries(LOGOS)) {
  writeFileSync(new URL(`logo-${name}.png`, target), drawLogo(draw, '#16211B', ACCENTS[name]));
  writeFileSync(new URL(`logo-${name}-on-dark.png`, target), drawLogo(draw, '#FFFFFF', ON_DARK[name]));
}
