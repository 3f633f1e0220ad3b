import Wireflow

/// The screen of all measurements: a title made from its number, and two closures.
@MainActor
final class BenchScreen: ModallyPresentable, RootLevelRepresentable {
  let title: String
  var onRowPressed: (@MainActor (Int) -> Void)?
  var onDone: (@MainActor () -> Void)?

  init(number: Int) {
    title = "Product \(number)"
  }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}
