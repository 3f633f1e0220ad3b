import Observation
package import Wireflow

/// A screen with content that a test gives it.
@Observable
@MainActor
package final class KeyScreen: RootLevelRepresentable, ModallyPresentable {
  package let title: String
  package let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  @ObservationIgnored private let make: @MainActor () -> ScreenContent
  /// True while the button named by the test is disabled.
  package var isBusy = false

  package init(
    _ title: String,
    @ScreenContent.Builder content make: @escaping @MainActor () -> ScreenContent = {
      ScreenContent(elements: [])
    }
  ) {
    self.title = title
    self.make = make
  }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  package var content: ScreenContent { make() }
}

/// A mail app with commands, whose closures note each use.
@MainActor
package final class KeyFlow: TestFlow {
  package let wireframe: FlowWireframe<Void>
  package private(set) var done: [String] = []
  package private(set) var showsUnread = false
  /// True to offer no command to write a mail.
  package var isOffline = false
  package private(set) lazy var inbox = KeyScreen("Inbox") { [weak self] in
    self?.inboxContent ?? ScreenContent(elements: [])
  }
  package let sent = KeyScreen("Sent")

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package var commands: ScreenContent {
    Button("Write") { self.write() }.shortcut("n", menu: "File").disabled(isOffline)
    Toggle("Unread only", isOn: showsUnread) { self.showsUnread = $0 }
      .shortcut("u", [.command, .shift], menu: "View")
    Button("Empty trash") { self.note("empty") }
  }

  @ScreenContent.Builder private var inboxContent: ScreenContent {
    ScreenContent.Refresh { self.note("refresh") }
    ScreenContent.Field("Words", text: "", keyboard: .search) { self.note("search \($0)") }
    Button("Archive") { self.note("archive") }.shortcut("e").disabled(inbox.isBusy)
    Button("Flag") { self.note("flag") }.shortcut(.space, [])
    ScreenContent.Row("First mail") { self.showMail() }
  }

  package func installUI() { wireframe.install(rootItems: [inbox, sent]) }

  package func note(_ text: String) { done.append(text) }

  private func showMail() {
    let mail = KeyScreen("First mail") { Button("Write") { self.note("reply") } }
    wireframe.push(mail, from: inbox)
  }

  private func write() {
    wireframe.presentModally(KeyScreen("New mail") { Button("Send") { self.note("send") } })
  }
}

/// The mail app, launched, headless.
package typealias KeyRig = AppRig<KeyFlow>

extension AppRig<KeyFlow> {
  package var flow: KeyFlow { main }
}
