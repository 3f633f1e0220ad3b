import Wireflow

/// A screen with one element of each kind, on which a test changes some.
@MainActor
final class StudioScreen: RootLevelRepresentable {
  let title: String
  var badge: String?
  private var name = "Ada"
  private var isOn = true
  private var order = "title"

  init(_ title: String) {
    self.title = title
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, imageName: "studio_icon", badge: badge)
  }

  var content: ScreenContent {
    Text("Some text")
    Image("a_picture", alternative: "A picture")
    Row("One", subtitle: "first") {}
    Row("Two")
    Button("Go", role: .primary) {}
    Button("Go", role: .destructive) {}
    Field("Name", text: name, samples: ["Ada"]) { self.name = $0 }
    Field(
      "Password", text: "hidden", privacy: .secure,
      samples: [.init("the right password", value: "hidden")]
    ) { _ in }
    Toggle("Remember", isOn: isOn) { self.isOn = $0 }
    Choice("Order", options: ["title", "year"], selected: order) { self.order = $0 }
    Progress("Loading", fraction: 0.25)
    Progress("Waiting", fraction: nil)
    Image("ornament")
    Button("Add") {}.inBar(.trailing)
    Refresh(isRefreshing: true) {}
    Row("Gone") {}.id("gone").disabled().accessibilityHint("Opens nothing")
    Field("Find", text: "", prompt: "Words", keyboard: .search, submit: {}, set: { _ in })
  }
}

/// A screen in a modal of some style.
@MainActor
final class ModalStudioScreen: ModallyPresentable {
  let title = "Modal"
  let preferredModalStyle: ModalStyle
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done

  init(_ style: ModalStyle) {
    preferredModalStyle = style
  }
}
