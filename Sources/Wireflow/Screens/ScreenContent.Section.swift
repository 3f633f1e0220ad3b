extension ScreenContent {
  /// Elements below a header.
  ///
  /// ```swift
  /// Section("Today") {
  ///   for mail in today { Row(mail.subject) { self.onMail?(mail) } }
  /// }
  /// ```
  ///
  /// The header is an element of its own. An empty section has none. Sections do not nest.
  @MainActor
  public struct Section {
    let elements: [Element]

    /// Creates a section from its header and its elements.
    public init(_ header: String, @Builder content: () -> ScreenContent) {
      let own = content().elements
      elements = own.isEmpty ? [] : [.text(Text(header, above: own.count))] + own
    }
  }
}
