/** Fixed choices. */

/** The drawn icons (src/components/basics/icon.tsx). */
export const iconNames = [
  "code",
  "chart",
  "network",
  "chip",
  "sparkle",
  "robot",
  "spark",
  "table",
  "pipeline",
  "layers",
  "cloud",
  "infinity",
  "project",
  "paper",
  "badge",
  "handshake",
  "building",
  "people",
  "target",
  "bulb",
  "rocket",
  "heart",
  "medal",
  "clock",
  "calendar",
  "rupee",
  "phone",
  "mail",
  "pin",
  "chat",
  "laptop",
  "book",
  "shield",
  "star",
] as const;

/** The levels of a course, the lowest first. */
export const levelNames = ["Beginner", "Intermediate", "Advanced", "Expert"] as const;

/** The accents; src/theme/theme.ts gives each its colour. */
export const accentNames = ["indigo", "leaf", "lilac", "clay"] as const;

/** How a batch is taught. */
export const batchModes = ["Campus", "Online", "Hybrid"] as const;

/** What the code of an exercise is written in; text is for prompts. */
export const exerciseLanguages = ["python", "sql", "yaml", "json", "text"] as const;

/** The colour bands behind a page's hero (src/theme/theme.ts). */
export const bandNames = [
  "page",
  "sand",
  "marigold",
  "vermilion",
  "teal",
  "deep",
  "indigo",
  "leaf",
  "lilac",
  "clay",
] as const;

/** Intents that a service can preset in the enquiry form. */
export const serviceIntents = ["project", "research", "internship", "placement", "corporate"] as const;

/** What a visitor may come to the enquiry form for. */
export const intents = ["enroll", "demo", "consultation", ...serviceIntents, "career"] as const;

/** What a course may ask for or teach. No name of the guide's answers stands in two of these lists: its styles tell them apart by it. */
export const skillNames = ["pythonCode", "tables", "sql", "machineLearning", "languageModels", "git"] as const;

/** What a visitor may want from a course. */
export const goalNames = ["programs", "answers", "models", "assistants", "cloud"] as const;
