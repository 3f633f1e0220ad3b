import Foundation

/// A kind of phrase that a native reader has to read twice, with an example and a better text.
struct ForeignPhrase: Sendable {
  let name: String
  let pattern: String
  let example: String
  let better: String

  static let all: [ForeignPhrase] = [
    ForeignPhrase(
      name: "a clause as a noun",
      pattern: #"""
        \b[Ww]hat(?:ever)? (?:is|are|was|were|has|had|comes|came|follows|remains|stands|waits|goes|\#
        lets|makes|changes|leaves|left|it|they|the|a|an|nobody|somebody|else|may|must|can|would)\b\#
        (?![^.]*\?)
        """#,
      example: "The log lists what was ignored.", better: "The log lists the ignored requests."),
    ForeignPhrase(
      name: "a person or thing without a name",
      pattern:
        #"\b(?:[Tt]hose who|[Tt]he one who|[Hh]e who|[Tt]hat which|[Aa]ll that|[Nn]othing that)\b"#,
      example: "All that is on stage leaves.", better: "Every screen on stage leaves."),
    ForeignPhrase(
      name: "a passive without an agent",
      pattern:
        #"\b(?:is|are|was|were|been) (?:told|judged|asked|said|let|held|given up|looked at)\b"#,
      example: "The coordinator is told.", better: "The stage tells the coordinator."),
    ForeignPhrase(
      name: "\"stands\" for a place",
      pattern:
        #"\bst(?:ands?|ood|anding) (?:in|on|at|behind|beside|before|above|below|under|for|there)\b"#,
      example: "The name stands behind the title.", better: "The name follows the title."),
    ForeignPhrase(
      name: "\"comes to\" for a result",
      pattern: #"\b(?:comes?|came) (?:to|of) (?!the (?:front|rest)\b|rest\b|an end\b)"#,
      example: "The script comes to the same log.", better: "The script produces the same log."),
    ForeignPhrase(
      name: "\"So\" as a loose link",
      pattern:
        #"(?:^|[.:] )So (?:a|an|the|it|what|that|this|all|no|nothing|its|one|each|they|you)\b"#,
      example: "So a test needs no time.", better: "A test therefore needs no time."),
    ForeignPhrase(
      name: "a word of another century",
      pattern: #"""
        \b(?:anew|thereof|thereby|therein|hence|thus|wherein|whence|lest|albeit|whilst|amongst|\#
        upon|shall|save for|for ever|so as to)\b
        """#,
      example: "The stage asks anew.", better: "The stage asks again."),
    ForeignPhrase(
      name: "a word that says nothing",
      pattern:
        #"(?i)\b(?:of course|obviously|please note|as it were|in order to|utili[sz]e|leverage)\b"#,
      example: "Of course, in order to test it, run it.", better: "To test it, run it."),
  ]
}

/// A search for all foreign phrases, which compiles their patterns once.
struct ForeignPhraseSearch {
  private let expressions: [(name: String, expression: NSRegularExpression)]

  init(_ phrases: [ForeignPhrase] = ForeignPhrase.all) throws {
    expressions = try phrases.map { ($0.name, try NSRegularExpression(pattern: $0.pattern)) }
  }

  /// Returns the matching parts of a text, each with the name of its phrase.
  func matches(in text: String) -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    return expressions.flatMap { name, expression in
      expression.matches(in: text, range: whole).compactMap {
        Range($0.range, in: text).map { "\(name), \"\(text[$0])\"" }
      }
    }
  }
}
