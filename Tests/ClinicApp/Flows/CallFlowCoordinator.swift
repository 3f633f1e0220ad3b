import Wireflow

/// A call in front of everything, which finishes if it was taken.
@MainActor
final class CallFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic
  private var isMuted = false

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
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
