/**
 * Characters that nobody sees, or that turn the text around them: control characters, line breaks,
 * and the overrides, embeddings and isolates of direction. The marks for left and right are not
 * among them, nor is what joins an emoji.
 */
export const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u
