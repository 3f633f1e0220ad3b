package import Wireflow

/// A clinic with its doctors, appointments, messages and calls: an app of forty places.
extension ApplicationController {
  /// Creates the app on a stage, with some of its areas.
  ///
  /// The home is empty if its area is not among them.
  package convenience init(
    clinicOn stage: Stage, wireframe makeWireframe: WireframeMaker, services: ClinicServices,
    texts: ClinicTexts = ClinicTexts(.english), bug: ClinicBug? = nil,
    areas: Set<ClinicArea> = Set(ClinicArea.allCases)
  ) {
    stage.words = texts.words
    let caller = Caller()
    let clinic = Clinic(
      texts: texts, services: services, bug: bug, areas: areas,
      call: { [weak caller] in caller?.call() })
    let wireframe = makeWireframe(stage)
    let flow = ClinicFlowCoordinator(wireframe: wireframe, clinic: clinic, caller: caller)
    self.init(wireframe: wireframe, mainFlow: flow)
    onOpen = { [weak flow] in flow?.open($0) ?? false }
    takesEarlyLinks = true
  }

  /// Lets a doctor call, whatever the user is doing.
  package func receiveClinicCall() {
    (mainFlow as? ClinicFlowCoordinator)?.receiveCall()
  }
}

/// The line to the main flow, which all flows use.
@MainActor
final class Caller {
  weak var flow: ClinicFlowCoordinator?

  func call() { flow?.receiveCall() }
}
