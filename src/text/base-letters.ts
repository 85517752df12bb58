/** A text without its accents: "Nguyễn" → "Nguyen". Letters that are no letter with an accent, such as ø and ł, stay. */
export function baseLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
