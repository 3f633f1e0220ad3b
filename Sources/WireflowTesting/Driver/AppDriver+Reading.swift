#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

extension AppDriver {
  /// The texts on the screen, from front to back and from top to bottom.
  ///
  /// They include the texts of the alert, of the available root items, and of the pages in front:
  /// titles, labels, and the text in fields that are not secure.
  ///
  /// ```swift
  /// #expect(app.visibleTexts.contains { $0.hasPrefix("Arrives on") })
  /// ```
  public var visibleTexts: [String] {
    running(at: creation)?.stage.picture.texts ?? []
  }

  /// Expects one of the texts on the screen to equal the given one.
  ///
  /// The failure lists all texts on the screen, or the five most similar ones if there are more
  /// than twelve. The expectation adds nothing to the log.
  ///
  /// ```swift
  /// app.tap("Reload")
  /// app.expectVisible("You are offline")
  /// ```
  public func expectVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let texts = running(at: site)?.stage.picture.texts, !texts.contains(text) else { return }
    let shown = texts.count > 12 ? texts.nearest(to: text, count: 5) : texts
    let count = shown.count < texts.count ? "\(texts.count) texts, the nearest of which are" : ""
    let list = shown.map { "\n    \($0.literal)" }.joined()
    recordFailure(
      "The text \(text.literal) is not on screen.\n\n  On screen: "
        + (list.isEmpty ? "nothing" : count + list), at: site)
  }

  /// Expects none of the texts on the screen to equal the given one.
  public func expectNotVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard running(at: site)?.stage.picture.texts.contains(text) == true else { return }
    recordFailure("The text \(text.literal) is on screen.", at: site)
  }

  /// Descriptions of the scheduled work, asynchronous tasks and alert that the app is waiting for.
  ///
  /// ```swift
  /// #expect(app.awaited == ["work due in 0.5 seconds", "alert \"Sure?\""])
  /// ```
  public var awaited: [String] {
    guard let stage = running(at: creation)?.stage else { return [] }
    let work = scheduler.pending.map { "work due in \($0.due - scheduler.now)" }
    let alert = stage.shownAlert.map { ["\($0.style.rawValue) \($0.title.literal)"] } ?? []
    return work + scheduler.sleepers.awayWork + alert
  }
}

extension StagePicture {
  /// The texts on the screen, from front to back.
  var texts: [String] {
    let items = regions.reversed().flatMap(\.rootItems)
    let roots = items.filter { $0.select != nil }.flatMap { [$0.title, $0.badge ?? ""] }
    let pages = frontPages.filter { !$0.isCovered }.flatMap { page in
      [page.title] + page.elements.flatMap(\.texts)
    }
    let fields = alert?.fields.flatMap(\.texts) ?? []
    return ((alert?.content.texts ?? []) + fields + roots + pages).filter { !$0.isEmpty }
  }
}

extension AlertContent {
  fileprivate var texts: [String] { [title, message] + actions.map(\.title) }
}

extension StagePicture.Element {
  fileprivate var texts: [String] {
    switch kind {
    case .text, .image, .button, .refresh, .toggle, .progress: [name]
    case .row(_, let subtitle, _): [name, subtitle ?? ""]
    case .field(let field):
      [name, field.text] + (field.length == 0 ? [field.prompt ?? ""] : [])
    case .choice(_, _, let selected): [name, selected ?? ""]
    }
  }
}
#endif
