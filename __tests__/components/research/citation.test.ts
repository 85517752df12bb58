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
  const question = { ...paper, title: "Who reads the bill?" }; // not followed by a full stop
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

test("a conference paper is another kind of entry; keys are plain letters, groups stay whole, and signs are escaped", () => {
  const authors = ["José Muñoz", "Society of Research and Development", "Rao, Asha"];
  const title = String.raw`R&D} at 100%, Café–crawling: $5 #1 a_b {~^\input`;
  expect(bibtex({ ...paper, authors, title, journal: "Proceedings of the Deccan Conference" })).toMatchInlineSnapshot(`
    "@inproceedings{munoz2026rdat100,
      author = {José Muñoz and {Society of Research and Development} and {Rao, Asha}},
      title = {{R\\&D\\textbraceright{} at 100\\%, Café–crawling: \\$5 \\#1 a\\_b \\textbraceleft{}\\textasciitilde{}\\textasciicircum{}\\textbackslash{}input}},
      booktitle = {Proceedings of the Deccan Conference},
      year = {2026}
    }"
  `);
});
