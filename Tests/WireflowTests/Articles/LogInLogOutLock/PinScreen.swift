import Observation
import Wireflow

@Observable @MainActor final class PinScreen: ModallyPresentable {
  let title = "Enter your PIN"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  var onUnlocked: (() -> Void)?
  var onLoggedOut: (() -> Void)?
  var pin = ""

  var content: ScreenContent {
    Field(
      "PIN", text: pin, privacy: .secure,
      samples: [.init("the right PIN", value: "1234")]
    ) {
      self.pin = $0
      if $0 == "1234" { self.onUnlocked?() }
    }
    Button("Log out") { self.onLoggedOut?() }
  }
}
