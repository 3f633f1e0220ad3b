import Wireflow

@MainActor final class BookScreen: ModallyPresentable {
  let title = "Book"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.popover(anchor: "Book")
}
