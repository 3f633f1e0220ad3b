import Wireflow

/// A screen of a busy app, on which all can be done.
///
/// Several have the same title, so that actions name them by their number.
@MainActor
final class BusyScreen: FullscreenMinimizable, ModallyPresentable, RootLevelRepresentable {
  let number: Int
  var onAct: ((BusyAct) -> Void)?
  var onMinimizedPlayerPressed: (() -> Void)?
  let controls: BusyScreen?

  init(_ number: Int, controls: BusyScreen? = nil) {
    self.number = number
    self.controls = controls
  }

  var title: String { "S\(number % 6)" }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: "R\(number % 4)") }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { number % 7 == 0 ? nil : .done }
  var preferredModalStyle: ModalStyle {
    switch number % 5 {
    case 0: .popover(anchor: "push")
    case 1: .fullScreen
    default: .automatic
    }
  }
  var minimizedControls: any Screen { controls ?? self }

  var content: ScreenContent {
    for act in BusyAct.allCases { Button(act.rawValue) { self.onAct?(act) } }
  }

  func dismissWasAttempted() { onAct?(.alert) }
}
