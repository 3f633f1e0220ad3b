import TestSupport
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// The invariants whenever a walk has settled.
extension HandRig {
  /// Returns the mistakes, or nil.
  func complaint() -> String? {
    let lines = newLines()
    if hand.isMoving { return "the hand does not come to rest" }
    if let stall = lines.last(where: { $0.contains("stalled") || $0.contains("twice") }) {
      return stall
    }
    let shown: String? = structure() ?? contents() ?? fields()
    let told: String? = removals() ?? selections()
    let said: String? = hand.complaints.first.map { "SwiftUI says: \($0)" }
    return shown ?? told ?? said ?? leaks()
  }

  private func structure() -> String? {
    let (seen, expected) = (hand.picture, BackendPicture(stage.snapshot))
    return seen.matches(expected) ? nil : "on stage:\n\(expected.text)\nseen:\n\(seen.text)"
  }

  private func contents() -> String? {
    let picture = stage.picture
    let regions = [picture.base] + picture.modals.map(\.region)
    for page in regions.flatMap(\.pages) where !page.isCovered {
      guard model.page(page.id)?.page != page else { continue }
      return "the page \(page.title) is not drawn as it is"
    }
    return nil
  }

  /// A field shows the text of its screen, whatever the user has typed.
  private func fields() -> String? {
    let pages = ([stage.picture.base] + stage.picture.modals.map(\.region)).flatMap(\.pages)
    for page in pages where !page.isCovered {
      for element in page.elements {
        guard case .field(let field) = element.kind,
          let shown = model.page(page.id)?.fields[element.id]
        else { continue }
        let isRight = field.isSecure ? true : shown.text == field.text
        if !isRight { return "the field \(field.label) shows \(shown.text) for \(field.text)" }
      }
    }
    return nil
  }

  private func selections() -> String? {
    let (told, allowed) = (model.selectionsTold, hand.selections)
    return told > allowed ? "\(told) selections told, \(allowed) made by the user" : nil
  }

  private func removals() -> String? {
    let told = model.removalsTold
    let allowed = hand.removals + hand.brokenOff
    return told > allowed ? "\(told) removals told, \(allowed) made by the user" : nil
  }

  private func leaks() -> String? {
    let (kept, onStage) = (model.pageCount, stage.picture.screens.count)
    // Embedded screens are in no stack.
    return kept > onStage + 20 ? "\(kept) pages kept for \(onStage) screens" : nil
  }
}
