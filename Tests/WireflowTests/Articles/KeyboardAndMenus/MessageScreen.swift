import Wireflow

@MainActor final class MessageScreen: ModallyPresentable {
  let title = "New message"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}
