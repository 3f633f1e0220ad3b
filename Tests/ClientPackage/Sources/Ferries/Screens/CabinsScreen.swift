import Wireflow

/// The cabins of a crossing; it knows how it would like to be shown, should it be modal.
final class CabinsScreen: Screen, ModallyPresentable {
  let title = "Cabins"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  let preferredModalStyle = ModalStyle.sheet([.medium, .large])
  let crossing: Crossing
  var onCabinPressed: ((String) -> Void)?
  var onLaterPressed: (() -> Void)?

  init(crossing: Crossing) {
    self.crossing = crossing
  }

  var content: ScreenContent {
    Text("To \(crossing.destination) at \(crossing.time)")
    for cabin in ["Inside", "Sea view"] {
      Row(cabin) { self.onCabinPressed?(cabin) }
    }
    Button("Later", role: .cancel) { self.onLaterPressed?() }
  }
}
