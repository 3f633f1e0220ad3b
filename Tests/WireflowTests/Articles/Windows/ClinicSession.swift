import Wireflow

extension ApplicationSession {
  convenience init(
    clinicOn scheduler: any Scheduler, wireframe: @escaping WireframeMaker
  ) {
    self.init(scheduler: scheduler) { stage, link in
      let wireframe = wireframe(stage)
      let mainFlow: any MainFlowCoordinator =
        if let link {
          ThreadFlowCoordinator(wireframe: wireframe, link: link)
        } else {
          ClinicFlowCoordinator(wireframe: wireframe)
        }
      return ApplicationController(wireframe: wireframe, mainFlow: mainFlow)
    }
    hasWindow = { $0.hasPrefix("clinic://thread/") }
  }
}
