extension BackendDrawing {
  /// Returns true if a backend with this drawing shows the expected one.
  ///
  /// The comparison skips layers behind the ones that the backend reports, and layers that are
  /// fully covered.
  public func matches(_ expected: BackendDrawing) -> Bool {
    let front = expected.layers.suffix(layers.count)
    return !layers.isEmpty && front.count == layers.count
      && zip(layers, front).allSatisfy { $0.matches($1) }
  }

  /// The drawing as text, one line for each item.
  public var text: String { layers.map(\.text).joined(separator: "\n") }
}

extension BackendDrawing.Layer {
  fileprivate func matches(_ expected: Self) -> Bool {
    guard kind == expected.kind else { return false }
    if expected.isCovered { return true }
    return (roots == nil || expected.roots == nil || roots == expected.roots)
      && (selected == nil || expected.selected == nil || selected == expected.selected)
      && pages.count == expected.pages.count
      && zip(pages, expected.pages).allSatisfy { $0.matches($1) }
  }

  fileprivate var text: String {
    let ways = (roots ?? []).enumerated().map { place, root in
      "  to \(root.text)\(place == selected ? ", selected" : "")"
    }
    let lines = isCovered ? ["  covered"] : ways + pages.map(\.text)
    return ([kind.rawValue] + lines).joined(separator: "\n")
  }
}

extension BackendDrawing.Page {
  fileprivate func matches(_ expected: Self) -> Bool {
    title == expected.title && elements == expected.elements
      && (exits == nil || expected.exits == nil || exits == expected.exits)
  }

  fileprivate var text: String {
    let exits = (self.exits ?? []).map { "    leave by \($0)" }
    return (["  page \(title)"] + exits + elements.map { "    \($0.text)" })
      .joined(separator: "\n")
  }
}

extension BackendDrawing.Element {
  fileprivate var text: String {
    label + (value.map { ": \($0)" } ?? "") + (isDisabled ? ", disabled" : "")
  }
}
