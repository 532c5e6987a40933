import { launchChromium } from './support/chromium.ts';
import { enter, speak } from './support/product.ts';
import { mkdirSync } from 'node:fs';
const [who, lang, form, look, out, ...paths] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const b = await launchChromium();
const phone = form === 'phone';
const ctx = await b.newContext({ baseURL: 'http://localhost:3801', viewport: phone ? { width: 390, height: 844 } : { width: 1360, height: 900 }, hasTouch: phone, isMobile: phone, deviceScaleFactor: phone ? 1.5 : 1, colorScheme: look as 'dark' });
const page = await ctx.newPage();
const errs: string[] = [];
page.on('console', (m) => m.type() === 'error' && errs.push(page.url() + ' ' + m.text()));
page.on('pageerror', (e) => errs.push(page.url() + ' ' + e.message));
await enter(page, who); await speak(page, lang);
for (const p of paths) {
  await page.goto(p, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${p.replace(/[^a-z0-9]+/gi, '_')}.png`, fullPage: form === 'full' });
}
console.log(errs.join('\n'));
await b.close();
