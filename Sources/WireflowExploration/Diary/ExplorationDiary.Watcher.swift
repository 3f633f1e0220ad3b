extension ExplorationDiary {
  /// Compares what stands in a diary at one time with what stood there before.
  package struct Watcher {
    private var before: String?
    private var told: String?

    package init() {}

    /// Returns the script that stood there before, too, unless it was returned already.
    ///
    /// A file is empty for a moment each time that it is written anew. That happens so often that two
    /// looks in a row find it so while steps go on.
    package mutating func slowScript(in text: String?) -> [ExplorationStep]? {
      defer { before = text }
      guard let text, !text.isEmpty, text == before, text != told else { return nil }
      told = text
      return ExplorationDiary.blocks(of: text).first ?? []
    }
  }
}
