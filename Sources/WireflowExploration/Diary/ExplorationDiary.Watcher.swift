extension ExplorationDiary {
  /// A comparison of a diary's current text with its previous text, which finds slow steps.
  package struct Watcher {
    private var before: String?
    private var told: String?

    package init() {}

    /// Returns the script if it has not changed since the last look and was not returned before.
    ///
    /// A file is briefly empty each time it is rewritten. Two looks in a row may therefore find it
    /// empty although the exploration goes on.
    package mutating func slowScript(in text: String?) -> [ExplorationStep]? {
      defer { before = text }
      guard let text, !text.isEmpty, text == before, text != told else { return nil }
      told = text
      return ExplorationDiary.blocks(of: text).first ?? []
    }
  }
}
