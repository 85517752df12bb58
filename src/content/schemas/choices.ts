/** Fixed sets of values. */

/** Drawn by src/components/shared/icon.tsx. */
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

/** Course levels, lowest first. */
export const levelNames = ["Beginner", "Intermediate", "Advanced", "Expert"] as const;

/** Accents; src/theme/theme.ts assigns the colours. */
export const accentNames = ["indigo", "leaf", "lilac", "clay"] as const;

export const batchModes = ["Campus", "Online", "Hybrid"] as const;

/** The languages of exercises; text is for prompts. */
export const exerciseLanguages = ["python", "sql", "yaml", "json", "text"] as const;

/** Hero bands; src/theme/theme.ts assigns the colours. */
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

/** A visitor's reasons to use the enquiry form. */
export const intents = ["enroll", "demo", "consultation", ...serviceIntents, "career"] as const;

/**
 * What a course may require or teach. Names must be unique across the guide's answers, because its styles select by
 * name.
 */
export const skillNames = ["pythonCode", "tables", "sql", "machineLearning", "languageModels", "git"] as const;

/** What a visitor may want from a course. */
export const goalNames = ["programs", "answers", "models", "assistants", "cloud"] as const;
