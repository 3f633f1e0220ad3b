import Wireflow
import WireflowWeaving

/// A screen that expresses whatever wefts a test wants.
@MainActor
final class PageScreen: RootLevelRepresentable, ModallyPresentable, Weftable {
  let title: String
  let weftSubject = WeftSubject()
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) {
    self.title = title
  }

  func send(_ facts: Fact...) {
    for fact in facts { weftSubject.send(fact) }
  }
}

/// A screen that can be pushed, and is no root item.
@MainActor
final class PlainScreen: Screen, Weftable {
  let title: String
  let weftSubject = WeftSubject()

  init(_ title: String) {
    self.title = title
  }
}
