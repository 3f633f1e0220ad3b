import Wireflow

/// A screen with everything that a user can fill in, tap and choose.
@MainActor
final class FormScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  let title: String
  var name = ""
  var password = ""
  var isRemembered = false
  var size: String?
  var taps: [String] = []
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent {
    Text("Fill this in")
    Field("Name", text: name, samples: [.init("short name", value: "Ada")]) { self.name = $0 }
    Field(
      "Password", text: password, privacy: .secure,
      samples: ["wrong", .init("the right one", value: "sesame")]
    ) { self.password = $0 }
    Toggle("Remember me", isOn: isRemembered) { self.isRemembered = $0 }
    Choice("Size", options: ["S", "M"], selected: size) { self.size = $0 }
    Row("Terms")
    Button("Send") { self.taps.append("first") }
    Button("Send", role: .primary) { self.taps.append("second") }
  }
}
