import { bibtex, plainCitation } from "../../../src/components/research/citation";

const paper = {
  title: "Reading the Bill: Attributing Lakehouse Cost to Tables",
  authors: ["Manjunath Belavadi", "Zoya Merchant"],
  journal: "Annals of Data Systems",
  year: 2026,
  doi: null,
};

test("citations have the same fields, keep the title's capitals, and end with a DOI", () => {
  const withDoi = { ...paper, doi: "10.5555/lake.2026" };
  const question = { ...paper, title: "Who reads the bill?" }; // no full stop after it
  expect([plainCitation(withDoi), plainCitation(question), bibtex(withDoi)].join("\n")).toMatchInlineSnapshot(`
    "Manjunath Belavadi, Zoya Merchant (2026). Reading the Bill: Attributing Lakehouse Cost to Tables. Annals of Data Systems. https://doi.org/10.5555/lake.2026
    Manjunath Belavadi, Zoya Merchant (2026). Who reads the bill? Annals of Data Systems.
    @article{belavadi2026readingthebill,
      author = {Manjunath Belavadi and Zoya Merchant},
      title = {{Reading the Bill: Attributing Lakehouse Cost to Tables}},
      journal = {Annals of Data Systems},
      year = {2026},
      doi = {10.5555/lake.2026}
    }"
  `);
});

test("a conference paper has a different entry type", () => {
  const entry = bibtex({ ...paper, journal: "Proceedings of the Deccan Conference" });
  expect(entry).toMatch(/^@inproceedings\{[^]*\n {2}booktitle = \{Proceedings of the Deccan Conference\},/);
  expect(entry).not.toContain("journal =");
});

test.each([
  ["R&D at 100% for $5 #1 a_b", String.raw`R\&D at 100\% for \$5 \#1 a\_b`],
  ["a { that never closes", String.raw`a \textbraceleft{} that never closes`],
  [
    "} or opens, }, year = {1990",
    String.raw`\textbraceright{} or opens, \textbraceright{}, year = \textbraceleft{}1990`,
  ],
  ["~home and 2^n", String.raw`\textasciitilde{}home and 2\textasciicircum{}n`],
  [String.raw`\input{secret}`, String.raw`\textbackslash{}input\textbraceleft{}secret\textbraceright{}`],
  ["“Café” – it’s $$", String.raw`“Café” – it’s \$\$`],
])("the title %s is escaped for LaTeX, with balanced braces", (title, escaped) => {
  const entry = bibtex({ ...paper, title });
  expect(entry).toContain(`\n  title = {{${escaped}}},\n`);
  // BibTeX counts every brace.
  let depth = 0;
  for (const character of entry) {
    depth += { "{": 1, "}": -1 }[character] ?? 0;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});

test.each([
  ["Asha Rao", "Write the results first", "rao2026writetheresults"],
  ["José Muñoz", "Café–crawling, in brief", "munoz2026cafecrawlingin"],
  ["Siobhan O’Neil", "100% {braces} & more", "oneil2026100braces"],
  ["Madonna", "A", "madonna2026a"],
])("the key of a paper by %s called %s is %s", (author, title, key) => {
  expect(bibtex({ ...paper, authors: [author, "Somebody Else"], title })).toContain(`@article{${key},\n`);
});

test("a group's name is not split", () => {
  const entry = bibtex({ ...paper, authors: ["Society of Research and Development", "Rao, Asha", "Anand Andersen"] });
  expect(entry).toContain("author = {{Society of Research and Development} and {Rao, Asha} and Anand Andersen}");
});
