/**
 * A thin binding to HarfBuzz's WebAssembly build (`harfbuzzjs/hb.wasm`). The package's own glue wants CommonJS, `__dirname`
 * and `fs`, which neither a browser bundle nor an ES module server bundle has; the module itself asks for five trivial imports.
 */

interface HbGlyph {
  id: number;
  /** Font units, like all positions here. */
  advance: number;
  dx: number;
  dy: number;
}

export interface HbFont {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  covers(codePoint: number): boolean;
  shape(text: string): HbGlyph[];
  /** The outline as SVG path data, y up, moved right by `x` and up by `y`. */
  outline(glyph: number, x: number, y: number): string;
}

type Call = (...args: number[]) => number;
type HbExports = Record<string, Call> & { memory: WebAssembly.Memory; __indirect_function_table: WebAssembly.Table };

const WASM_PAGE = 65_536;
const GLYPH_RECORD_WORDS = 5;

/** Instantiates HarfBuzz and answers a function that opens a TrueType file. */
export async function loadHarfBuzz(wasm: BufferSource): Promise<(ttf: Uint8Array) => HbFont> {
  let memory: WebAssembly.Memory | undefined;
  const imports = {
    env: {
      emscripten_resize_heap: (bytes: number) => growMemory(memory, bytes >>> 0),
      _abort_js: () => {
        throw new Error('HarfBuzz aborted');
      },
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
    },
    wasi_snapshot_preview1: { proc_exit: () => undefined },
  };
  const { instance } = await WebAssembly.instantiate(wasm, imports);
  const hb = instance.exports as unknown as HbExports;
  memory = hb.memory;
  hb['__wasm_call_ctors']?.();
  const pen = createPen(hb);
  return (ttf) => openFont(hb, pen, ttf);
}

function growMemory(memory: WebAssembly.Memory | undefined, bytes: number): number {
  if (memory === undefined) return 0;
  const wanted = Math.max(bytes, memory.buffer.byteLength * 1.2);
  memory.grow(Math.ceil((wanted - memory.buffer.byteLength) / WASM_PAGE));
  return 1;
}

function call(hb: HbExports, name: string, ...args: number[]): number {
  const run = hb[name];
  if (run === undefined) throw new Error(`HarfBuzz has no ${name}`);
  return run(...args);
}

/** One call of HarfBuzz's: `M`, `L`, `Q`, `C` or `Z`, and its points. */
interface Stroke {
  op: string;
  points: number[];
}

interface Pen {
  funcs: number;
  record(draw: () => void): Stroke[];
}

/** HarfBuzz calls back once per segment. */
function createPen(hb: HbExports): Pen {
  let strokes: Stroke[] = [];
  const funcs = call(hb, 'hb_draw_funcs_create');
  const on = (event: string, floats: number, op: string) => {
    const table = hb.__indirect_function_table;
    const slot = addToTable(table, floats, (...args) => strokes.push({ op, points: args.slice(3, 3 + floats) }));
    call(hb, `hb_draw_funcs_set_${event}_func`, funcs, slot, 0, 0);
  };
  on('move_to', 2, 'M');
  on('line_to', 2, 'L');
  on('quadratic_to', 4, 'Q');
  on('cubic_to', 6, 'C');
  on('close_path', 0, 'Z');
  return {
    funcs,
    record(draw) {
      strokes = [];
      draw();
      return strokes;
    },
  };
}

function printStrokes(strokes: readonly Stroke[], x: number, y: number): string {
  let path = '';
  for (const { op, points } of strokes) {
    path += op;
    for (let i = 0; i < points.length; i += 2) {
      path += `${i === 0 ? '' : ' '}${(points[i] ?? 0) + x} ${(points[i + 1] ?? 0) + y}`;
    }
  }
  return path;
}

/** A table slot needs a WebAssembly function, so a 60-byte module re-exports the JavaScript one: (i32 ×3, f32 ×n, i32) → (). */
function addToTable(table: WebAssembly.Table, floats: number, run: (...args: number[]) => unknown): number {
  const params = [0x7f, 0x7f, 0x7f, ...Array.from({ length: floats }, () => 0x7d), 0x7f];
  const type = [0x01, 0x60, params.length, ...params, 0x00];
  const bytes = new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...[0x01, type.length, ...type],
    ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
    ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { e: { f: run } });
  const slot = table.grow(1);
  table.set(slot, exports['f']);
  return slot;
}

function openFont(hb: HbExports, pen: Pen, ttf: Uint8Array): HbFont {
  // The font's bytes stay in HarfBuzz's memory for the life of the typesetter.
  const at = call(hb, 'malloc', ttf.byteLength);
  new Uint8Array(hb.memory.buffer).set(ttf, at);
  const READ_ONLY = 1;
  const face = call(hb, 'hb_face_create', call(hb, 'hb_blob_create', at, ttf.byteLength, READ_ONLY, 0, 0), 0);
  const font = call(hb, 'hb_font_create', face);
  const buffer = call(hb, 'hb_buffer_create');
  const codePoints = readCodePoints(hb, face);
  const extents = readInt32s(hb, 12, (ptr) => call(hb, 'hb_font_get_h_extents', font, ptr));

  const outlines = new Map<number, Stroke[]>();

  const shape = (text: string): HbGlyph[] => {
    call(hb, 'hb_buffer_reset', buffer);
    const ptr = call(hb, 'malloc', text.length * 2);
    const units = new Uint16Array(hb.memory.buffer, ptr, text.length);
    for (let i = 0; i < text.length; i += 1) units[i] = text.charCodeAt(i);
    call(hb, 'hb_buffer_add_utf16', buffer, ptr, text.length, 0, text.length);
    call(hb, 'free', ptr);
    call(hb, 'hb_buffer_guess_segment_properties', buffer);
    call(hb, 'hb_shape', font, buffer, 0, 0);
    return readGlyphs(hb, buffer);
  };
  const [capital] = shape('H');
  const capBox = readInt32s(hb, 4, (ptr) => call(hb, 'hb_font_get_glyph_extents', font, capital?.id ?? 0, ptr));
  return {
    unitsPerEm: call(hb, 'hb_face_get_upem', face),
    ascent: extents[0] ?? 0,
    descent: -(extents[1] ?? 0),
    capHeight: capBox[1] ?? 0,
    covers: (codePoint) => codePoints.has(codePoint),
    shape,
    outline: (glyph, x, y) => {
      // Calling back and forth costs more than all the rest of a new word.
      const known = outlines.get(glyph) ?? pen.record(() => call(hb, 'hb_font_draw_glyph', font, glyph, pen.funcs, 0));
      outlines.set(glyph, known);
      return printStrokes(known, x, y);
    },
  };
}

function readCodePoints(hb: HbExports, face: number): Set<number> {
  const set = call(hb, 'hb_set_create');
  call(hb, 'hb_face_collect_unicodes', face, set);
  const count = call(hb, 'hb_set_get_population', set);
  const ptr = call(hb, 'malloc', count * 4);
  const BEFORE_FIRST = -1;
  call(hb, 'hb_set_next_many', set, BEFORE_FIRST, ptr, count);
  const found = new Set(new Uint32Array(hb.memory.buffer, ptr, count));
  call(hb, 'free', ptr);
  call(hb, 'hb_set_destroy', set);
  return found;
}

function readInt32s(hb: HbExports, count: number, fill: (ptr: number) => void): Int32Array {
  const ptr = call(hb, 'malloc', count * 4);
  fill(ptr);
  const values = new Int32Array(hb.memory.buffer, ptr, count).slice();
  call(hb, 'free', ptr);
  return values;
}

function readGlyphs(hb: HbExports, buffer: number): HbGlyph[] {
  const count = call(hb, 'hb_buffer_get_length', buffer);
  const infos = new Uint32Array(
    hb.memory.buffer,
    call(hb, 'hb_buffer_get_glyph_infos', buffer, 0),
    count * GLYPH_RECORD_WORDS,
  );
  const places = new Int32Array(
    hb.memory.buffer,
    call(hb, 'hb_buffer_get_glyph_positions', buffer, 0),
    count * GLYPH_RECORD_WORDS,
  );
  return Array.from({ length: count }, (_, i) => {
    const at = i * GLYPH_RECORD_WORDS;
    return { id: infos[at] ?? 0, advance: places[at] ?? 0, dx: places[at + 2] ?? 0, dy: places[at + 3] ?? 0 };
  });
}
