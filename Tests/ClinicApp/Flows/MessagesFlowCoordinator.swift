import Wireflow

/// The flow through the messages.
@MainActor
final class MessagesFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    guard let inbox = sender as? InboxScreen else { return }
    fill(inbox) { flow, inbox in
      flow.texts.button("New message") { flow.compose(from: inbox) }
      ScreenContent.Rows(
        Array(1...(5 + flow.services.sentMessages)), id: { "message \($0)" }
      ) { number in
        ScreenContent.Row(
          "Message \(number)",
          subtitle: flow.services.readMessages.contains(number) ? nil : "New"
        ) { flow.showThread(number, from: inbox) }
      }
    }
  }

  private func showThread(_ number: Int, from sender: any Screen) {
    services.readMessages.insert(number)
    let draft = MessageDraft()
    let screen = make(
      ThreadScreen.self, "Message", data: "Message \(number)"
    ) { flow, screen in
      flow.texts.field("Reply", text: draft.text, samples: ["Thanks"]) { draft.text = $0 }
      flow.texts.button("Send") {
        draft.text = ""
        flow.wireframe.announce("Sent")
      }
      .disabled(draft.text.isEmpty)
      flow.texts.button("Attachment") { flow.showAttachment(from: screen) }
    }
    wireframe.push(screen, from: sender)
  }

  private func showAttachment(from sender: any Screen) {
    let screen = make(AttachmentScreen.self, "Attachment") { flow, screen in
      ScreenContent.Image("x-ray", alternative: "An x-ray")
      if flow.clinic.bug == .namelessButton {
        ScreenContent.Button("") { flow.wireframe.pop(screen) }
      }
      if flow.clinic.bug == .twinButtons {
        for _ in 0..<2 { ScreenContent.Button("Close") { flow.wireframe.pop(screen) } }
      }
    }
    wireframe.push(screen, from: sender)
  }

  private func compose(from sender: any Screen) {
    start(ComposeFlowCoordinator(wireframe: wireframe, clinic: clinic), from: sender)
  }
}

/// A text that is not sent yet.
@MainActor
final class MessageDraft {
  var text = ""
  var recipient: String?
}

/// The flow that writes a message.
@MainActor
final class ComposeFlowCoordinator: ClinicCoordinator<Void> {
  private let draft = MessageDraft()
  private var isSent = false

  override func start(from sender: any Screen) {
    let screen = make(ComposeScreen.self, "New message") { flow, screen in
      ScreenContent.Text(flow.draft.recipient ?? "Nobody yet")
      flow.texts.button("Recipient") {
        flow.chooseRecipient(from: flow.clinic.bug == .wrongSender ? sender : screen)
      }
      flow.texts.field("Text", text: flow.draft.text, samples: ["Hello"]) { flow.draft.text = $0 }
      flow.texts.button("Send") {
        flow.isSent = true
        flow.services.sentMessages += 1
        flow.finish()
      }
      .disabled(flow.draft.text.isEmpty || flow.draft.recipient == nil)
    }
    if clinic.bug == .pushedSheet {
      wireframe.push(screen, from: sender)
    } else {
      wireframe.presentModally(screen, from: sender)
    }
    if clinic.bug != .lostGuard { guardDraft(on: screen) }
  }

  /// Asks before a request takes an unsent text away.
  private func guardDraft(on screen: ComposeScreen) {
    guardRequests { [weak screen] flow, request in
      guard let screen, request.takesAway(screen), !flow.draft.text.isEmpty, !flow.isSent else {
        return .allow
      }
      let alert = AlertContent(
        title: "Discard the draft?", id: "Discard the draft?",
        actions: [
          .init("Discard", id: "Discard"),
          .init("Keep", id: "Keep", role: .cancel),
        ])
      return .ask(alert, from: screen) { $0.id == "Discard" }
    }
  }

  private func chooseRecipient(from sender: any Screen) {
    let screen = make(RecipientScreen.self, "Recipient") { flow, screen in
      ScreenContent.Rows(Array(flow.services.doctors.prefix(30)), id: { "doctor \($0.number)" }) {
        doctor in
        ScreenContent.Row(doctor.name) {
          flow.draft.recipient = doctor.name
          flow.wireframe.pop(screen)
        }
      }
    }
    wireframe.push(screen, from: sender)
  }
}

/// A call in front of everything, which finishes if it was taken.
@MainActor
final class CallFlowCoordinator: ClinicCoordinator<Void> {
  private var isMuted = false

  override func start(from sender: any Screen) {
    let incoming = make(IncomingCallScreen.self, "Your doctor is calling") { flow, incoming in
      if flow.clinic.bug != .lockedWall {
        flow.texts.button("Accept") { flow.take(from: incoming) }
        flow.texts.button("Decline") { flow.cancel() }
      }
    }
    incoming.preferredModalStyle = .wall
    incoming.allowedModalDismissButtonStyle = nil
    wireframe.presentModally(incoming, from: sender)
  }

  private func take(from incoming: IncomingCallScreen) {
    let call = make(CallScreen.self, "Call") { flow, _ in
      flow.texts.toggle("Mute", isOn: flow.isMuted) { flow.isMuted = $0 }
      flow.texts.button("Hang up") { flow.finish() }
    }
    wireframe.replace(incoming, with: call)
  }
}
