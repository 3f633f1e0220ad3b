import Wireflow

/// The picture of the day, in front of everything.
@MainActor
final class PictureOfTheDayScreen: ModallyPresentable {
  let title = "Picture of the day"
  let preferredModalStyle = ModalStyle.fullScreen
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var onInfoPressed: (() -> Void)?

  var content: ScreenContent {
    Image("picture_of_the_day", alternative: "A fjord at dawn")
    Button("About this picture") { self.onInfoPressed?() }
  }
}
