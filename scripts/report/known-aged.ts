/**
 * A name or an exam that was right until the day `since`, what to write instead, and where that can be read. Exams that
 * courses.json says are retired need no entry.
 */
export type AgedFact = { name: string; says: RegExp; since: string; reason: string; mend: string; source: string };

export const knownFacts: AgedFact[] = [
  {
    name: "AI-102",
    says: /\bAI-102\b/,
    since: "2026-06-30",
    reason: "Microsoft retired the exam; AI-103 followed it.",
    mend: "Name AI-103.",
    source: "release notes of the kengio/dp-800-study-guide on GitHub, July 2026",
  },
  {
    name: "Databricks Asset Bundles",
    says: /\b(?:Databricks )?Asset Bundles\b/,
    since: "2026-03-16",
    reason: "Databricks calls them Declarative Automation Bundles now. Nothing else changed.",
    mend: "Write the new name, with the old one in brackets where learners may know it.",
    source: "docs.databricks.com, release notes of the bundles",
  },
  {
    name: "Azure Active Directory",
    says: /\bAzure (?:Active Directory|AD)\b/,
    since: "2023-07-11",
    reason: "Microsoft renamed it to Microsoft Entra ID.",
    mend: "Write Microsoft Entra ID.",
    source: "learn.microsoft.com, “New name for Azure Active Directory”",
  },
  {
    name: "Azure Data Studio",
    says: /\bAzure Data Studio\b/,
    since: "2026-02-28",
    reason: "Microsoft retired the program and points to Visual Studio Code with the MSSQL extension.",
    mend: "Name Visual Studio Code with the MSSQL extension.",
    source: "learn.microsoft.com, “What’s happening with Azure Data Studio”",
  },
];
