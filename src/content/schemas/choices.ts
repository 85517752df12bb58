/** Fixed sets of values. */

/** Course levels, lowest first. */
export const levelNames = ["Beginner", "Intermediate", "Advanced", "Expert"] as const;

/** The level that suits every visitor. */
export const allLevels = "All levels";

export const batchModes = ["Campus", "Online", "Hybrid"] as const;

/** The languages of exercises; text is for prompts. */
export const exerciseLanguages = ["python", "sql", "yaml", "json", "text"] as const;

/** Intents that a service can preset in the enquiry form. */
export const serviceIntents = ["project", "research", "internship", "placement", "corporate"] as const;

/** A visitor's reasons to use the enquiry form. */
export const intents = ["enroll", "demo", "consultation", ...serviceIntents, "career", "certificate"] as const;

/** Words that filter batches; a batch needs one selected word per group. */
export const classGroups = [["weekends", "evenings"], ["online"]];

/** The orders of the course list, by their names in the URL. */
export const sortOrderNames = ["fee", "fee-high-first", "duration", "duration-long-first"] as const;

/** The icons of static/icons.svg. */
export const iconNames = (
  "code chart network chip sparkle robot spark table pipeline layers cloud infinity project paper badge handshake " +
  "building people target bulb rocket heart medal clock calendar rupee phone mail pin chat laptop book shield star"
).split(" ");
