/** The invoice of the processor, in typst. What people have entered comes as data and is never source. */
export const INVOICE_TEMPLATE = `
#let invoice = json(bytes(sys.inputs.data))
#set document(title: invoice.title, date: none)
#set page(paper: "us-letter", margin: 2.2cm)
#set text(font: "Libertinus Serif", size: 10.5pt, lang: "en")
#let quiet(body) = text(fill: luma(90), body)

#grid(
  columns: (1fr, auto),
  [#text(size: 20pt, weight: "bold")[#invoice.title] \\ #quiet[#upper(invoice.state)]],
  align(right)[*Sandbox card processor* \\ #quiet[No money has moved]],
)
#v(1.2em)
#grid(
  columns: (1fr, 1fr),
  [#quiet[Billed to] \\ #invoice.to.map(line => [#line]).join(linebreak())],
  align(right)[#quiet[Date] #invoice.date \\ #quiet[Due] #invoice.due],
)
#v(1.2em)
#table(
  columns: (1fr, auto, auto, auto),
  align: (left, right, right, right),
  stroke: (x, y) => if y == 0 { (bottom: 1pt) } else { (bottom: 0.4pt + luma(200)) },
  inset: (x: 4pt, y: 6pt),
  table.header([*Description*], [*Quantity*], [*Price*], [*Amount*]),
  ..invoice.lines.map(line => (
    [#line.description \\ #quiet[#line.period]], line.quantity, line.price, line.amount,
  )).flatten()
)
#v(0.6em)
#align(right, table(
  columns: 2,
  align: (left, right),
  stroke: none,
  inset: (x: 4pt, y: 3pt),
  ..invoice.sums.map(((label, amount)) => if label == "Total" { (strong(label), strong(amount)) } else { (label, amount) }).flatten()
))
`;
